import styles from './option-list.module.css'

interface Option {
  readonly value: string
  readonly label: string
  readonly detail?: string
  /** At the end of the line. */
  readonly price?: string
}

interface OptionListProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly Option[]
  readonly chosen: string
}

export function OptionList({ name, legend, options, chosen }: OptionListProps) {
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {options.map(({ value, label, detail, price }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span className={styles.what}>
            <span>{label}</span>
            {detail && <small>{detail}</small>}
          </span>
          {price && <strong>{price}</strong>}
        </label>
      ))}
    </fieldset>
  )
}
