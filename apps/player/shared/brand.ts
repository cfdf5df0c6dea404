import type { Brand } from '@saya/contract/brand.ts'
import { createContext } from 'react'

/** The brand site this page belongs to, told by its host. */
export const BrandContext = createContext<Brand>('h5')
