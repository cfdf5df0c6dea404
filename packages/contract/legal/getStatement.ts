import { documentOperation } from './document.ts'

export const getStatement = documentOperation('/member/stmt', 'What the regulator asks to be stated, for one brand')
