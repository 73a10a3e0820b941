import { Banner } from '../banner';
import { Button } from '../button';
import { Progress } from '../progress';
import { Loading, SkeletonCard, SkeletonRows, SkeletonStat } from '../skeleton';
import { Spinner } from '../spinner';
import { sample } from './sample.fr';
import { Row, Section } from './section';

export function Feedback() {
  return (
    <Section title="Feedback">
      <Banner onDismiss={() => undefined} dismissLabel="Close">
        {sample.error}
      </Banner>
      <Banner tone="warning" title={sample.titles[1]} action={<Button size="sm">Cook them</Button>}>
        {sample.standfirst}
      </Banner>
      <Banner tone="info">{sample.body}</Banner>
      <Banner tone="success">{sample.standfirst}</Banner>
      <Progress label="Shopping" value={4} max={12} valueText="4 / 12" />
      <Progress label="Fridge" value={80} tone="saffron" valueText="80 %" />
      <Progress label="Done" value={12} max={12} valueText="100 %" />
      <Progress label="Unknown" value={null} />
      <Row>
        <Spinner label="Loading" />
        <Spinner size="lg" />
      </Row>
      <Loading label="Loading">
        <div className="grid gap-5 sm:grid-cols-3">
          <SkeletonCard />
          <SkeletonRows />
          <SkeletonStat />
        </div>
      </Loading>
    </Section>
  );
}
