/** Where a tab keeps how far somebody has come in showing who they are. Gone with the member who signs out. */
export const verificationKey = 'saya.verification'
/** Where this tab keeps which code was sent to a new phone number. */
export const editCodeKey = 'saya.editCode'
/** Where this tab keeps the e-mail address that is about to be saved. */
export const newEmailKey = 'saya.newEmail'
/** Where this tab keeps which code was sent to confirm that it is the member. */
export const stepUpKey = 'saya.stepUp'
/** Where this tab keeps what was typed into a verification that says who somebody is. */
export const kycTypedKey = 'saya.kycTyped'
/** Where this tab keeps a sign-in whose code is on its way. */
export const signInKey = 'saya.signIn'

/** All that goes with the member who signs out. */
export const memberTabKeys = [verificationKey, editCodeKey, newEmailKey, stepUpKey, kycTypedKey]
