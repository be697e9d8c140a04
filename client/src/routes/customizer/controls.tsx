import { memo, useMemo } from 'react'
import {
  mouldingLike,
  NO_MAT,
  type FrameChoices,
  type FrameConfiguration,
  type FrameMat,
  type FrameMoulding,
  type Message,
} from '@wallart/sdk'
import { dimensionsText } from '../../catalogue/dimensions-text.ts'
import { useTranslate, type Translate } from '../../i18n/translate.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { RadioGroup, type RadioOption } from './radio-group.tsx'

interface ControlsProps {
  readonly choices: FrameChoices
  readonly configuration: FrameConfiguration
  readonly onChoose: (field: string, value: string) => void
}

const TIERS: Readonly<Record<string, Message>> = {
  value: { code: 'customizer.tier-value', message: 'Value frames' },
  classic: { code: 'customizer.tier-classic', message: 'Classic frames' },
}

const SHORT_TIERS: Readonly<Record<string, Message>> = {
  value: { code: 'customizer.value', message: 'Value' },
  classic: { code: 'customizer.classic', message: 'Classic' },
}

const COLOURS: Readonly<Record<string, Message>> = {
  black: { code: 'customizer.black', message: 'Black' },
  white: { code: 'customizer.white', message: 'White' },
  brown: { code: 'customizer.brown', message: 'Brown' },
  gold: { code: 'customizer.gold', message: 'Gold' },
  silver: { code: 'customizer.silver', message: 'Silver' },
}

/** Everything that the frame is put together from; a choice draws again only the group that it belongs to. */
export function Controls({ choices, configuration, onChoose }: ControlsProps) {
  const t = useTranslate()
  const { topMat, bottomMat } = configuration
  const { sizes, tiers, mats, topWidths, bottomWidths, glass } = useMemo(
    () => controlOptions(choices, t),
    [choices, t],
  )
  return (
    <>
      <Group
        label={t({ code: 'ui.size', message: 'Size' })}
        field="size"
        value={configuration.size}
        options={sizes}
        onChoose={onChoose}
      />
      <MouldingWishes choices={choices} configuration={configuration} onChoose={onChoose} />
      {tiers.map(({ label, options }) => (
        <Group
          key={label}
          label={label}
          field="moulding"
          value={options.find(({ value }) => value === configuration.moulding)?.value ?? ''}
          options={options}
          onChoose={onChoose}
        />
      ))}
      <MatChoice
        label={{ code: 'details.mat', message: 'Mat' }}
        field="mat"
        mat={topMat}
        mats={mats}
        widths={topWidths}
        onChoose={onChoose}
      />
      {topMat && (
        <MatChoice
          label={{ code: 'details.second-mat', message: 'Second Mat' }}
          field="mat2"
          mat={bottomMat}
          mats={mats}
          widths={bottomWidths}
          onChoose={onChoose}
        />
      )}
      <Group
        label={t({ code: 'details.glass', message: 'Glass' })}
        field="glass"
        value={configuration.glass}
        options={glass}
        onChoose={onChoose}
      />
    </>
  )
}

const Group = memo(RadioGroup)

/** Tier and colour choose among the frames by themselves; without scripts the frames are chosen one by one. */
function MouldingWishes({ choices: { mouldings }, configuration, onChoose }: ControlsProps) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const current = mouldings.find(({ code }) => code === configuration.moulding)
  const colours = useMemo(() => colourOptions(mouldings, t), [mouldings, t])
  const tiers = useMemo(() => tierOptions(mouldings, t), [mouldings, t])
  if (!current || !isHydrated) return null
  const choose = (field: string, value: string) => {
    const found = mouldingLike(mouldings, current, field === 'tier' ? { tier: value } : { colour: value })
    if (found) onChoose('moulding', found.code)
  }
  return (
    <>
      <RadioGroup
        label={t({ code: 'customizer.tier', message: 'Frame style' })}
        field="tier"
        value={current.tier}
        options={tiers}
        onChoose={choose}
      />
      <RadioGroup
        label={t({ code: 'customizer.colour', message: 'Frame color' })}
        field="colour"
        value={current.colour}
        options={colours}
        onChoose={choose}
      />
    </>
  )
}

function tierOptions(mouldings: readonly FrameMoulding[], t: Translate): readonly RadioOption[] {
  const tiers = [...new Set(mouldings.map(({ tier }) => tier))]
  return tiers.map(tier => ({ value: tier, name: SHORT_TIERS[tier] ? t(SHORT_TIERS[tier]) : tier }))
}

function colourOptions(mouldings: readonly FrameMoulding[], t: Translate): readonly RadioOption[] {
  const faces = new Map(mouldings.toReversed().map(({ colour, face }) => [colour, face]))
  return [...new Set(mouldings.map(({ colour }) => colour))].map(colour => ({
    value: colour,
    name: COLOURS[colour] ? t(COLOURS[colour]) : colour,
    face: <Chip face={faces.get(colour) ?? ''} />,
  }))
}

function controlOptions(choices: FrameChoices, t: Translate) {
  const { sizes, mouldings, mats, topMatWidths, bottomMatWidths, glass } = choices
  const tiers = [...new Set(mouldings.map(({ tier }) => tier))]
  const none = { value: NO_MAT, name: t({ code: 'customizer.none', message: 'None' }), face: <Chip /> }
  return {
    sizes: sizes.map(size => ({ value: size.code, name: t(dimensionsText(size)) })),
    tiers: tiers.map(tier => ({
      label: TIERS[tier] ? t(TIERS[tier]) : tier,
      options: mouldings.filter(each => each.tier === tier).map(each => mouldingOption(each, t)),
    })),
    mats: [none, ...mats.map(({ code, name, face }) => ({ value: code, name, face: <Chip face={face} /> }))],
    topWidths: topMatWidths.map(widthOption),
    bottomWidths: bottomMatWidths.map(widthOption),
    glass: glass.map(({ code, name }) => ({ value: code, name })),
  }
}

function widthOption(width: number): RadioOption {
  return { value: String(width), name: `${width}"` }
}

function mouldingOption({ code, name, face, width }: FrameMoulding, t: Translate): RadioOption {
  const depth = 6 + width * 10
  return {
    value: code,
    name,
    aside: t({ code: 'customizer.wide', message: `${width}" wide`, values: { width } }),
    face: (
      <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
        <path fill="var(--sunken)" d="M0 0h40v40H0z" />
        <path fill={face} d={`M0 0h40v${depth}H${depth}z`} />
        <path fill={face} d={`M0 0l${depth} ${depth}V40H0z`} />
        <path fill="#ffffff" opacity="0.18" d={`M0 0h40v${depth}H${depth}z`} />
        <path fill="none" stroke="#00000059" d={`M40 ${depth}H${depth}V40M0 0l${depth} ${depth}`} />
      </svg>
    ),
  }
}

interface MatChoiceProps extends Pick<ControlsProps, 'onChoose'> {
  readonly label: Message
  readonly field: 'mat' | 'mat2'
  readonly mat: FrameMat | undefined
  readonly mats: readonly RadioOption[]
  readonly widths: readonly RadioOption[]
}

function MatChoice({ label, field, mat, mats, widths, onChoose }: MatChoiceProps) {
  const t = useTranslate()
  const name = t(label)
  return (
    <>
      <Group label={name} field={field} value={mat?.code ?? NO_MAT} options={mats} onChoose={onChoose} />
      {mat && (
        <Group
          label={t({ code: 'customizer.mat-width', message: `${name}: width`, values: { name } })}
          field={`${field}-width`}
          value={String(mat.width)}
          options={widths}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

function Chip({ face }: { readonly face?: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {face === undefined ? (
        <path fill="none" stroke="currentColor" strokeWidth="1.5" d="M4 4h16v16H4zM4 20L20 4" />
      ) : (
        <rect x="1" y="1" width="22" height="22" fill={face} stroke="#00000059" />
      )}
    </svg>
  )
}
