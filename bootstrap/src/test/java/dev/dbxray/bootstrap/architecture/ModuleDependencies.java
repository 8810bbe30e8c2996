package dev.dbxray.bootstrap.architecture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** Read from the build files what each module depends on directly, but for its tests. */
final class ModuleDependencies {

    private final Path reactor;

    ModuleDependencies(Path reactor) {
        this.reactor = reactor;
    }

    /** List the modules from the inside out, and below each one a line for each dependency. */
    String list() {
        Element parent = project(reactor.resolve("pom.xml"));
        String ofAll = paragraph("every module", parent);
        return child(parent, "modules").stream()
                .flatMap(modules -> children(modules, "module"))
                .map(Element::getTextContent)
                .map(module -> paragraph(module, project(reactor.resolve(module).resolve("pom.xml"))))
                .collect(Collectors.joining("\n", ofAll + "\n", ""));
    }

    private static String paragraph(String title, Element project) {
        return child(project, "dependencies").stream()
                .flatMap(dependencies -> children(dependencies, "dependency"))
                .filter(dependency -> !text(dependency, "scope", "compile").equals("test"))
                .map(ModuleDependencies::line)
                .sorted()
                .collect(Collectors.joining("", title + "\n", ""));
    }

    private static String line(Element dependency) {
        String scope = text(dependency, "scope", "compile");
        return "  " + text(dependency, "groupId", "") + ":" + text(dependency, "artifactId", "")
                + (scope.equals("compile") ? "" : " (" + scope + ")") + "\n";
    }

    private static Element project(Path pom) {
        try {
            return DocumentBuilderFactory.newDefaultNSInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement();
        } catch (IOException | ParserConfigurationException | SAXException e) {
            throw new IllegalStateException("cannot read " + pom, e);
        }
    }

    private static String text(Element element, String name, String otherwise) {
        return child(element, name).map(Element::getTextContent).orElse(otherwise);
    }

    private static Optional<Element> child(Element element, String name) {
        return children(element, name).findFirst();
    }

    private static Stream<Element> children(Element element, String name) {
        var nodes = element.getChildNodes();
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(Element.class::isInstance)
                .map(Element.class::cast)
                .filter(child -> child.getLocalName().equals(name));
    }
}
