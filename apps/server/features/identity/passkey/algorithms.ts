/** How a passkey may sign, the best first, by the numbers of COSE: Ed25519, ECDSA on P-256, RSA with SHA-256. */
export const algorithms = [-8, -7, -257]
