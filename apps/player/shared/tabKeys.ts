/** Where a tab keeps how far somebody has come in showing who they are. Gone with the member who signs out. */
export const verificationKey = 'saya.verification'
/** Where this tab keeps which code was sent to a new phone number. */
export const editCodeKey = 'saya.editCode'
