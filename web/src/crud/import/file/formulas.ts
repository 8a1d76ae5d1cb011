/* Text that a spreadsheet would take for a formula, guarded by an apostrophe as in the exports. */

/** Characters that begin a formula, also in full width. */
const BEGINS = '=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20';
/** The beginning of a cell, also for a spreadsheet that separates cells by `;` or tabs and does not know the text's quotes. */
const CELL = '(^|[;\\t\\r\\n][\\s"]*)';

const UNGUARDED = new RegExp(`${CELL}(?=[${BEGINS}])`, 'g');
const GUARDED = new RegExp(`${CELL}'(?=[${BEGINS}])`, 'g');

export const withGuards = (text: string): string => text.replace(UNGUARDED, "$1'");

export const withoutGuards = (text: string): string => text.replace(GUARDED, '$1');
