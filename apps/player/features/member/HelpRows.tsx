import { bookOpenText } from '@saya/ui/icon/drawings/bookOpenText'
import { deviceMobile } from '@saya/ui/icon/drawings/deviceMobile'
import { megaphone } from '@saya/ui/icon/drawings/megaphone'
import { question } from '@saya/ui/icon/drawings/question'
import { sunHorizon } from '@saya/ui/icon/drawings/sunHorizon'
import { ListRowLink } from '@saya/ui/listRow'
import { useContext } from 'react'
import { BrandContext } from '../../shared/brand.ts'
import { useTexts } from '../../shared/texts.ts'
import { memberTexts } from './member.texts.ts'

/** What one may want to read, and where one tells us something. */
export function HelpRows() {
  const t = useTexts(memberTexts)
  const brand = useContext(BrandContext)
  const product = brand === 'h5' ? 'slots' : brand
  return (
    <>
      <ListRowLink drawing={bookOpenText} title={t.helpCenter} href="/my/helpcenter" />
      <ListRowLink drawing={question} title={t.faq} href="/s-docs/faq" />
      <ListRowLink drawing={megaphone} title={t.feedback} href="/my/feedback" />
      <ListRowLink drawing={sunHorizon} title={t.about} href={`/about-${product}`} />
      <ListRowLink drawing={deviceMobile} title={t.app} href="/app" />
    </>
  )
}
