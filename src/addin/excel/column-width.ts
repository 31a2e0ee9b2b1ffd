/** Of a column, for a letter of the default font at the default size. */
export const pointsPerLetter = 5.6;
