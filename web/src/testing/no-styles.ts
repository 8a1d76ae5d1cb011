/** Stands for every style sheet under jest, where nothing is drawn. */
export default {};
