import { documentOperation } from './document.ts'

export const getAbout = documentOperation('/member/about', 'What a brand says of itself')
