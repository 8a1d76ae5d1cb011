/** Replaces every style sheet in jest, which has no layout. */
export default {};
