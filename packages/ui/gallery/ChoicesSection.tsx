import { useState } from 'react'
import { Card } from '../card/index.ts'
import { Checkbox, RadioList, Switch } from '../choice/index.ts'
import { bookOpenText } from '../icon/drawings/bookOpenText.ts'
import { carProfile } from '../icon/drawings/carProfile.ts'
import { globe } from '../icon/drawings/globe.ts'
import { identificationCard } from '../icon/drawings/identificationCard.ts'
import { moon } from '../icon/drawings/moon.ts'
import { shieldCheck } from '../icon/drawings/shieldCheck.ts'
import { sortAscending } from '../icon/drawings/sortAscending.ts'
import { Chip } from '../chip/index.ts'
import { ListRow, ListRowButton, ListRowLink } from '../listRow/index.ts'
import { SelectPill } from '../select/index.ts'
import { PillTabs, UnderlineTabs } from '../tabs/index.ts'
import { Section, type SectionProps } from './Section.tsx'

const idDrawings = [identificationCard, carProfile, bookOpenText]

export function ChoicesSection({ texts }: SectionProps) {
  const [idType, setIdType] = useState(texts.idTypes[1])
  const options = texts.idTypes.map((label, index) => ({ value: label, label, drawing: idDrawings[index] }))
  return (
    <Section title={texts.sections.choices}>
      <RadioList name="idType" label={texts.idType} options={options} value={idType} onValue={setIdType} />
      <Checkbox defaultChecked>
        {texts.agree} <a href="#terms">{texts.terms}</a>
      </Checkbox>
      <Checkbox>
        {texts.agree} <a href="#terms">{texts.terms}</a>
      </Checkbox>
    </Section>
  )
}

export function SurfacesSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.surfaces}>
      <Card>
        <ListRowLink href="#language" drawing={globe} bright title={texts.language} value={texts.english} />
        <ListRowButton
          drawing={shieldCheck}
          bright
          title={texts.verify}
          note={texts.verifyNote}
          value={<Chip tone="mute">{texts.chips.mute}</Chip>}
        />
        <ListRow drawing={moon} bright title={texts.darkMode} control={<Switch />} />
        <ListRow drawing={moon} title={texts.darkMode} control={<Switch defaultChecked />} />
      </Card>
    </Section>
  )
}

export function TabsSection({ texts }: SectionProps) {
  const [view, setView] = useState<'earn' | 'redeem'>('earn')
  const [list, setList] = useState('0')
  return (
    <Section title={texts.sections.tabs}>
      <PillTabs
        label={texts.sections.tabs}
        value={view}
        onValue={setView}
        tabs={[
          { value: 'earn', label: texts.earn },
          { value: 'redeem', label: texts.redeem },
        ]}
      />
      <UnderlineTabs
        label={texts.transactions.join(', ')}
        value={list}
        onValue={setList}
        tabs={texts.transactions.map((label, index) => ({ value: String(index), label }))}
      />
      <div className="galleryLine">
        <SelectPill drawing={sortAscending}>{texts.popular}</SelectPill>
        <SelectPill on>{texts.providers}</SelectPill>
      </div>
    </Section>
  )
}
