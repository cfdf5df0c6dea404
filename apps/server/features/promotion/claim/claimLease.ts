/** Whoever made a claim so long ago is not at it any more. */
export const claimLeaseMs = 30_000
