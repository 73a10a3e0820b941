import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useExportMyDataMutation } from './export-my-data.generated';

function offer(fileName: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all that is stored about the person; resolves to what went wrong, or null. */
export function useExportMyData(): () => Promise<string | null> {
  const { t } = useTranslation('errors');
  // The file is not kept in memory once it was offered.
  const [ask] = useExportMyDataMutation({ fetchPolicy: 'no-cache' });
  return async () => {
    const answer = ask();
    const problem = await problemOf(t, 'exportMyData', answer);
    if (problem !== null) return problem;
    const result = (await answer).data?.exportMyData;
    if (result?.__typename === 'ExportMyDataPayload') offer(result.fileName, result.json);
    return null;
  };
}
