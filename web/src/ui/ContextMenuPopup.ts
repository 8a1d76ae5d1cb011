export { ContextMenuPopover as default } from '@blueprintjs/core';
