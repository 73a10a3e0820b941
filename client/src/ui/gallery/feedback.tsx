import { Banner } from '../banner';
import { Progress } from '../progress';
import { Loading, SkeletonCard, SkeletonRows, SkeletonStat } from '../skeleton';
import { Spinner } from '../spinner';
import { Row, Section } from './section';

export function Feedback() {
  return (
    <Section title="Feedback">
      <Banner onDismiss={() => undefined} dismissLabel="Close">
        Email ou mot de passe incorrect
      </Banner>
      <Banner tone="warning" title="Trois produits périment demain">
        Une recette les utiliserait.
      </Banner>
      <Banner tone="info">30 jours offerts avec FREE30</Banner>
      <Banner tone="success">Profil mis à jour avec succès</Banner>
      <Progress label="Courses" value={4} max={12} valueText="4 sur 12" />
      <Progress label="Frigo" value={80} tone="saffron" valueText="80 %" />
      <Progress label="Chargement" value={null} />
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
