import { useContext } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { BrandContext } from '../../shared/brand.ts'
import { useTexts } from '../../shared/texts.ts'
import { LegalBody } from './LegalBody.tsx'
import { legalPlace } from './legalPlace.ts'
import { legalTexts } from './legal.texts.ts'
import { useLegalText } from './useLegalText.ts'

/** One of the texts that everybody may read: its title, its version, and the text itself. */
export function Page({ place }: { place: { params: Readonly<Record<string, string>> } }) {
  const t = useTexts(legalTexts)
  const { name, brand } = legalPlace(place, useContext(BrandContext))
  const asked = useLegalText(name, brand)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={asked.answer?.title || t[name]} />
      <main className="legalPage">
        <LegalBody asked={asked} isFolded={name === 'faq'} />
      </main>
    </>
  )
}
