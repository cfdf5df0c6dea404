import { keptSwitch } from './keptSwitch.ts'

/** Whether this device keeps the balance from being seen, wherever it is shown, and what turns that round. */
export const { use: useHiddenBalance } = keptSwitch('hidesBalance')
