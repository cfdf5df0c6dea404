import { documentOperation } from './document.ts'

export const getPrivacy = documentOperation('/member/privacy', 'The privacy policy, for one brand')
