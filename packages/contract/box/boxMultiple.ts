/** How often the prize of a box must be played before it may be withdrawn: what the wallet asks of its kind. */
export const boxMultiple = 1
