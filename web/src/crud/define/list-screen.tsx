import { ListScreen } from '../list/ListScreen';
import type { Resource } from '../resource';

/** The screen of a resource that needs nothing beside its list. */
export function listScreen(resource: Resource): () => React.JSX.Element {
  return function ResourceScreen() {
    return <ListScreen resource={resource} />;
  };
}
