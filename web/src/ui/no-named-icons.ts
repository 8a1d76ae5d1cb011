/**
 * Stands in for Blueprint's loader of icons by name, in the build and in tests. The client draws icons from components only:
 * with the loader everybody would fetch a list of 600 names, and every build carry all drawings twice.
 */
export const Icons = {
  /** What is drawn of a named icon: nothing. */
  getPaths: (): undefined => undefined,

  /** @throws always: `icon="add"` has to be `icon={<Add />}`. */
  load(icon: string): never {
    throw new Error(`Icon '${icon}' by its name: draw a component of ui/icons or of @blueprintjs/icons.`);
  },
};
