import { documentOperation } from './document.ts'

export const getTerms = documentOperation('/member/terms', 'The terms of use, for one brand')
