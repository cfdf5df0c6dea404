/** The National Problem Gambling Helpline: free, confidential, at all hours. The operator's own texts name the same one. */
export const helpline = '(02) 8248-9568'
