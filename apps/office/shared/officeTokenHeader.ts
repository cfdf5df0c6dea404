/** As the contract has it, which would bring its schemas along. A test holds the two together. */
export const officeTokenHeader = 'office-token'
