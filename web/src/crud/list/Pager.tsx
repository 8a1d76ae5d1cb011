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
import { formatNumber } from '../format';
import { messages } from '../messages';
import { PAGE_SIZES } from './list-state';
import { digitsOf, goToPage, visiblePages } from './pages';

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
  return (
    <div className="pager">
      <span className="pager-size">
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
            <Step
              icon={<DoubleChevronLeftIcon />}
              label={t.firstPage}
              to={page > 1 ? 1 : null}
              onPage={onPage}
            />
            <Step
              icon={<ChevronLeftIcon />}
              label={t.previousPage}
              to={page > 1 ? page - 1 : null}
              onPage={onPage}
            />
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
            <Step
              icon={<ChevronRightIcon />}
              label={t.nextPage}
              to={page < totalPages ? page + 1 : null}
              onPage={onPage}
            />
            <Step
              icon={<DoubleChevronRightIcon />}
              label={t.lastPage}
              to={page < totalPages ? totalPages : null}
              onPage={onPage}
            />
          </nav>
          <GoToPage totalPages={totalPages} onPage={onPage} />
        </>
      )}
    </div>
  );
});

interface StepProps {
  icon: React.JSX.Element;
  label: string;
  to: number | null;
  onPage: (page: number) => void;
}

function Step({ icon, label, to, onPage }: StepProps): React.JSX.Element {
  return (
    <Button
      variant="minimal"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={to === null}
      onClick={() => to !== null && onPage(to)}
    />
  );
}

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
    <span className="pager-go">
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
