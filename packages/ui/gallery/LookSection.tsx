import { PillTabs } from '../tabs/index.ts'
import { Section, type SectionProps } from './Section.tsx'
import { galleryBrands, galleryThemes, type Look } from './useLook.ts'

interface LookSectionProps extends SectionProps {
  look: Look
  onLook: (part: Partial<Look>) => void
}

export function LookSection({ texts, look, onLook }: LookSectionProps) {
  return (
    <Section title={texts.sections.look}>
      <PillTabs
        label={texts.sections.look}
        tabs={galleryThemes.map(value => ({ value, label: texts.themes[value] }))}
        value={look.theme}
        onValue={theme => onLook({ theme })}
      />
      <PillTabs
        label={texts.sections.look}
        tabs={galleryBrands.map(value => ({ value, label: texts.brands[value] }))}
        value={look.brand}
        onValue={brand => onLook({ brand })}
      />
    </Section>
  )
}
