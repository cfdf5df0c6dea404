/** What a browser can do, and what its person has decided in it. */
export interface PushDevice {
  readonly isSupported: boolean
  /** An iPhone shows notifications only of what was added to its Home Screen. */
  readonly needsInstall: boolean
  readonly permission: NotificationPermission
  readonly isSubscribed: boolean
}

export type PushState = 'absent' | 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** It is on where the browser and the server agree that it is. */
export function judgePush(server: { readonly key: string; readonly is_on: boolean }, device: PushDevice): PushState {
  if (server.key === '') return 'absent'
  if (!device.isSupported) return device.needsInstall ? 'install' : 'unsupported'
  if (device.permission === 'denied') return 'blocked'
  return server.is_on && device.isSubscribed && device.permission === 'granted' ? 'on' : 'off'
}

/** Whether it is offered to somebody who did not look for it: once decided, either way, it is not. */
export function mayOffer(device: PushDevice, isDeclined: boolean): boolean {
  return device.isSupported && device.permission === 'default' && !isDeclined
}
