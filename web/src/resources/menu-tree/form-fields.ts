export { default as IconChoice } from './IconChoice';
export { default as PathChoice } from './PathChoice';
export { parentMenus } from './parent-menus';
