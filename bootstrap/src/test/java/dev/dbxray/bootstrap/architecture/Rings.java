package dev.dbxray.bootstrap.architecture;

/** Name the packages of the rings below a root, in the notation of ArchUnit. */
record Rings(String root) {

    String all() {
        return root + "..";
    }

    String domain() {
        return root + ".domain..";
    }

    String graph() {
        return root + ".domain.graph..";
    }

    String application() {
        return root + ".application..";
    }

    String ports() {
        return root + ".application.port..";
    }

    String useCases() {
        return root + ".application.usecase..";
    }

    String adapters() {
        return root + ".adapter..";
    }

    String adapter(String name) {
        return root + ".adapter." + name + "..";
    }

    String bootstrap() {
        return root + ".bootstrap..";
    }
}
