/** Where each partner opens the app, and how it calls there what proves the person. */
export const hosts = {
  glife: { path: '/glifeuser', name: 'token', title: 'E-wallet' },
  mayamini: { path: '/mayaminiuser', name: 'sessionId', title: 'Second wallet' },
  lazadamini: { path: '/lazadaminiuser', name: 'authCode', title: 'Shopping app' },
} as const

export type HostName = keyof typeof hosts
