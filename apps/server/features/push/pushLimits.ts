/** More browsers than anybody uses. */
export const mostDevices = 10

/** How often one member turns notifications on, and one network tells of another subscription. */
export const perHour = { kind: 'push subscription', most: 20, windowMs: 3_600_000 }
export const renewals = { kind: 'push renewal', most: 60, windowMs: 3_600_000 }
