import './pager.css';
import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DoubleChevronLeftIcon,
  DoubleChevronRightIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { memo, useId, useState } from 'react';
import { IconButton } from '../controls/IconButton';
import { formatNumber } from '../resource/format';
import { PAGE_SIZES } from '../resource/list-state';
import { messages } from '../resource/messages';
import { digitsOf, goToPage, visiblePages } from '../resource/pages';

interface Props {
  page: number;
  size: number;
  totalPages: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Page size, 7 visible pages and a go-to box. The pages are hidden at one page or fewer. */
export const Pager = memo(function Pager({ page, size, totalPages, onPage, onSize }: Props) {
  const t = useStore(messages);
  const sizeId = useId();
  const pages = visiblePages(page, totalPages);
  const step = (icon: React.JSX.Element, label: string, to: number) => (
    <IconButton size="medium" icon={icon} label={label} disabled={to === page} onClick={() => onPage(to)} />
  );
  return (
    <div className="pager bar">
      <span className="pager-size bar">
        <label htmlFor={sizeId}>{t.pageSize}</label>
        <HTMLSelect
          id={sizeId}
          value={size}
          options={[...PAGE_SIZES]}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      </span>
      {pages.length > 0 && (
        <>
          <nav className="pager-pages" aria-label={t.pages}>
            {step(<DoubleChevronLeftIcon />, t.firstPage, 1)}
            {step(<ChevronLeftIcon />, t.previousPage, Math.max(1, page - 1))}
            {pages.map((number) => (
              <Button
                key={number}
                variant={number === page ? 'solid' : 'minimal'}
                intent={number === page ? 'primary' : 'none'}
                aria-label={t.page({ page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {formatNumber(number)}
              </Button>
            ))}
            {step(<ChevronRightIcon />, t.nextPage, Math.max(page, Math.min(page + 1, totalPages)))}
            {step(<DoubleChevronRightIcon />, t.lastPage, Math.max(page, totalPages))}
          </nav>
          <GoToPage totalPages={totalPages} onPage={onPage} />
        </>
      )}
    </div>
  );
});

function GoToPage({ totalPages, onPage }: Pick<Props, 'totalPages' | 'onPage'>): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [text, setText] = useState('');
  const target = goToPage(text, totalPages);
  const problem =
    target === null || target.ok
      ? null
      : target.reason === 'min'
        ? t.minPage
        : t.maxPage({ count: totalPages });
  return (
    <span className="pager-go bar">
      <label htmlFor={id}>{t.goToPage}</label>
      <InputGroup
        id={id}
        className="pager-go-input"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        intent={problem === null ? 'none' : 'danger'}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onValueChange={(typed) => setText(digitsOf(typed).slice(0, 9))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !target?.ok) return;
          onPage(target.page);
          setText('');
        }}
      />
      <span id={`${id}-problem`} className="pager-problem" role="status">
        {problem}
      </span>
    </span>
  );
}
