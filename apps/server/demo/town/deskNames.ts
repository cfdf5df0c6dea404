/** The demo's operators who work in the town, by the first part of their address. */
export const deskNames = ['kyc', 'finance', 'finance2', 'support', 'risk', 'compliance'] as const
export type DeskName = (typeof deskNames)[number]
