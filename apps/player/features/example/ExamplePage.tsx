import { Gallery } from '@saya/ui/gallery'
import { useContext } from 'react'
import { clock } from '../../shared/clock.ts'
import { LanguageContext } from '../../shared/texts.ts'
import { galleryTexts } from './galleryTexts.ts'

const manilaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** Every part of the kit in one place, in the member's language and theme. Nothing links here. */
export function Page() {
  const language = useContext(LanguageContext)
  return <Gallery key={language} texts={galleryTexts[language]} clock={clock} today={manilaDay.format(clock.now())} />
}
