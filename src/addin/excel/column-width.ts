/** Of a column, for a letter of the default font at the usual size. */
export const pointsPerLetter = 5.6;
