package dev.dbxray.bootstrap;

import picocli.CommandLine.IVersionProvider;

/** Tell the version that stands in the jar's manifest. */
final class Version implements IVersionProvider {

    static String current() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "dev" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"dbxray " + current()};
    }
}
