/** The letters and digits of a plate in capitals, by which plates are compared. */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
