import { wallPlanQuery, WALL_PATH, WALL_PIECES, WALL_TEMPLATES, type WallPlan } from '@wallart/sdk'
import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate, useNavigation, type NavigateFunction } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'
import { useStore } from '../../framework/use-store.ts'
import { createGalleryWall, type GalleryWall } from '../../stores/gallery-wall.ts'
import { readStoredWall, storeWall } from './stored-wall.ts'
import type { WallView } from './wall-view.ts'

/** Arranges the wall at once; the address follows, and is asked for what was hung or taken down. */
export function useWall(view: WallView) {
  const navigate = useNavigate()
  const start = { plan: view.plan, sizes: view.pieces }
  const [store] = useState(() =>
    createGalleryWall(start, { onChange: rememberAfterPaint, onRequest: query => go(navigate, query) }),
  )
  const state = useStore(store)
  const [photo, setPhoto] = useState<ImageBitmap>()

  useEffect(() => {
    const stored = new URLSearchParams(readStoredWall())
    const query = new URLSearchParams(location.search)
    const named = query.get('add')
    const isNew = named !== null && !query.has('piece')
    if (isNew && stored.has('piece') && stored.getAll('piece').length < WALL_PIECES.most) {
      for (const each of query.getAll('add')) stored.append('add', each)
      go(navigate, stored)
      return
    }
    store.reset({ plan: view.plan, sizes: view.pieces })
    if (view.plan.pieces.length > 0) rememberPlan(store.state.plan)
  }, [store, view, navigate])

  const isLoading = useNavigation().location?.pathname.endsWith(WALL_PATH) ?? false
  useFocusAfterRemoval(view.pieces.length)
  const actions = useMemo(() => wallActions(store, setPhoto), [store])
  return { store, state, photo, isLoading, ...actions }
}

function go(navigate: NavigateFunction, query: URLSearchParams): void {
  void navigate({ search: `?${query.toString()}` }, { replace: true, preventScrollReset: true })
}

/** The button that had the focus goes with its work. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus()
    before.current = count
  }, [count])
}

function wallActions(store: GalleryWall, setPhoto: (photo: ImageBitmap | undefined) => void) {
  return {
    showPhoto: async (file: File | undefined) => {
      // What is no picture leaves the wall as it is.
      const bitmap = file && (await createImageBitmap(file).catch(() => undefined))
      if (file && !bitmap) return
      setPhoto(bitmap)
      store.showPhoto(bitmap)
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent
      if (!(submitter instanceof HTMLButtonElement)) return
      const { name, value } = submitter
      const template = name === 'arrange' ? WALL_TEMPLATES.find(each => each === value) : undefined
      if (template) store.arrange(template)
      else if (name === 'add') store.hang(value)
      else if (name === 'remove') store.takeDown(Number(value))
    },
  }
}

// Writing the address takes the browser longer than drawing the wall.
function rememberAfterPaint(plan: WallPlan): void {
  const { pathname } = location
  afterPaint(() => {
    if (location.pathname === pathname) rememberPlan(plan)
  })
}

function rememberPlan(plan: WallPlan): void {
  const query = wallPlanQuery(plan).toString()
  storeWall(query)
  history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
}
