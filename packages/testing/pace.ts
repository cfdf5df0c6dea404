/** How many times slower this machine is than the one that limits of time were written on: at least 1. */
export const pace = Number(process.env.PACE ?? 1)
