import { Coin } from '../coin/index.ts'
import { Medal, medalTiers } from '../medal/index.ts'
import { ProgressRing } from '../progress/index.ts'
import { Section, type SectionProps } from './Section.tsx'

const levels = [3, 8, 12, 20, 27]

export function MedalsSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.medals}>
      <div className="galleryLine">
        {medalTiers.map((tier, index) => (
          <Medal
            key={tier}
            tier={tier}
            level={levels[index]}
            size={52}
            label={`${texts.tiers[tier]} ${levels[index]}`}
          />
        ))}
      </div>
      <div className="galleryLine">
        <ProgressRing share={0.6} label={texts.tasks}>
          <Medal tier="gold" size={56} label="" />
        </ProgressRing>
        <Coin face="sun" size={52} label={texts.points} />
        <Coin face="peso" size={52} label={texts.pesos} />
        <Coin face="sun" label="" /> <span className="num">12,480</span>
      </div>
    </Section>
  )
}
